#!/usr/bin/env node
import { existsSync } from 'node:fs'

// In the repository this runs the source; the published package holds one built file instead.
const source = new URL('../src/main.ts', import.meta.url)
await import(existsSync(source) ? source.href : '../dist/edil-witness.js')
