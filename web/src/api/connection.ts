import { useSyncExternalStore } from 'react'
import { createEmitter } from '../store/create-emitter.ts'
import type { Connection } from './live.ts'

/** By channel, for every channel that the page listens to. */
const connections = new Map<string, Connection>()
const { subscribe, emit } = createEmitter()

/** `undefined` when the page no longer listens to the channel. */
export function reportConnection(channel: string, connection: Connection | undefined): void {
  if (connections.get(channel) === connection) return
  if (connection) connections.set(channel, connection)
  else connections.delete(channel)
  emit()
}

export function useIsPolling(channel: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => connections.get(channel) === 'polling',
    () => false,
  )
}

/** Whether the channel is connected and nothing suggests that it is silent. */
export function useIsLive(channel: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => connections.get(channel) === 'live',
    () => false,
  )
}

/** Whether any channel of the page is without its live connection. */
export function useIsAnyPolling(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => [...connections.values()].includes('polling'),
    () => false,
  )
}

function subscribeToNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** What the device itself reports. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  )
}
