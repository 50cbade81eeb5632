/** Listeners of state that lives outside React, for `useSyncExternalStore(emitter.subscribe, …)`. */
export function createEmitter() {
  const listeners = new Set<() => void>()
  return {
    subscribe(this: void, listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    emit(this: void): void {
      for (const listener of listeners) listener()
    },
  }
}
