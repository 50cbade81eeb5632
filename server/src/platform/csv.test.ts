import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

const lineOf = (...cells: string[]) => csvOf([cells]).toString()

test('quotes a cell with a comma, a quote or a line break', () => {
  expect(lineOf('a', 'b,c', 'd"e', 'f\ng')).toBe('a,"b,c","d""e","f\ng"\r\n')
})

test('keeps a spreadsheet from reading a text as a formula', () => {
  expect(lineOf('=1+1', '+1', '@SUM(A1)', '-1+1', '\t=1')).toBe("'=1+1,'+1,'@SUM(A1),'-1+1,'\t=1\r\n")
})

test('leaves a negative amount a number', () => {
  expect(lineOf('-1500.50', '-2', '-2-3')).toBe("-1500.50,-2,'-2-3\r\n")
})
