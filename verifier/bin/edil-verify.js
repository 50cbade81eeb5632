#!/usr/bin/env node
import { existsSync } from 'node:fs'

// Whoever has the repository runs the source; the published package holds one built file instead.
const source = new URL('../src/command/main.ts', import.meta.url)
await import(existsSync(source) ? source.href : '../dist/edil-verify.js')
