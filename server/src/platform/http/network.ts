import { isIPv6 } from 'node:net'

const MAPPED = /^::ffff:(?=\d+\.)/i

/** The network of a client address: what one subscriber usually has in IPv6 (/64), and their neighbours in IPv4 (/24). */
export function networkOf(address: string): string {
  if (!isIPv6(address) || MAPPED.test(address)) {
    return address.replace(MAPPED, '').split('.').slice(0, 3).join('.')
  }
  const [head = '', tail] = address.toLowerCase().split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : Array<string>(8 - left.length - right.length).fill('0')
  const groups = [...left, ...zeros, ...right].map((group) => group.replace(/^0+(?=.)/, ''))
  return groups.slice(0, 4).join(':')
}

/** All addresses of one subscriber: a single address in IPv4, a /64 in IPv6. */
export function subscriberOf(address: string): string {
  return isIPv6(address) && !MAPPED.test(address) ? networkOf(address) : address
}
