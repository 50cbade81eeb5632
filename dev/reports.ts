import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT } from './folder.ts'

/** What failed, a test or a load or fault run, and what it said. */
export type Failure = { readonly name: string; readonly message: string }

/** What a run of tests left in .dev/reports. */
export type Report = { readonly passed: number; readonly failures: readonly Failure[] }

type VitestReport = {
  readonly success: boolean
  readonly numPassedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: 'passed' | 'failed'
    readonly message: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages: readonly string[]
      readonly meta: { readonly differences?: readonly string[] }
    }[]
  }[]
}

type PlaywrightError = {
  readonly message?: string
  readonly location?: { readonly file: string; readonly line: number }
}

type PlaywrightSuite = {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly {
    readonly title: string
    readonly file: string
    readonly tests: readonly {
      readonly status: string
      readonly results: readonly { readonly error?: PlaywrightError }[]
    }[]
  }[]
}

type PlaywrightReport = { readonly stats: { readonly expected: number }; readonly suites: readonly PlaywrightSuite[] }

export function readVitestReport(name: string): VitestReport | undefined {
  return readJson<VitestReport>(`${name}.json`)
}

export function readTests(name: string): Report | undefined {
  const report = readVitestReport(name)
  return (
    report && {
      passed: report.numPassedTests,
      failures: report.testResults
        .filter(({ status }) => status === 'failed')
        .flatMap(({ name: file, message, assertionResults }) => {
          const failed = assertionResults.filter(({ status }) => status === 'failed')
          // A file that could not be loaded has no tests.
          if (failed.length === 0) return [{ name: file, message }]
          return failed.map((test) => ({
            name: `${file} > ${test.fullName}`,
            message: [...test.failureMessages, ...(test.meta.differences ?? [])].join('\n'),
          }))
        }),
    }
  )
}

export function readStories(name: string): Report | undefined {
  const report = readJson<PlaywrightReport>(`${name}.json`)
  return report && { passed: report.stats.expected, failures: report.suites.flatMap(failuresOf) }
}

function failuresOf({ suites = [], specs = [] }: PlaywrightSuite): Report['failures'] {
  const failed = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => ({
        name: `${file} > ${title}`,
        message: results.map(({ error }) => (error ? withLine(error) : '')).join('\n'),
      })),
  )
  return [...failed, ...suites.flatMap(failuresOf)]
}

/** One story often expects the same at several places. */
function withLine({ message = '', location }: PlaywrightError): string {
  return location ? `${location.file}:${location.line}\n${message}` : message
}

export function readJson<T>(file: string): T | undefined {
  const path = join(PROJECT, '.dev/reports', file)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined
}
