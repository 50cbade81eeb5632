import { classNames } from './class-names.ts'
import styles from './stitches.module.css'

/** Pictures on a grid of 9 × 9 stitches, row by row: '#' is a stitch. */
const PICTURES = {
  empty: [
    '....#....',
    '...#.#...',
    '..#...#..',
    '.#.....#.',
    '#.......#',
    '.#.....#.',
    '..#...#..',
    '...#.#...',
    '....#....',
  ],
  sent: [
    '.........',
    '.#######.',
    '.#.....#.',
    '.#.###.#.',
    '.#.###.#.',
    '.#.###.#.',
    '.#.....#.',
    '.#######.',
    '.........',
  ],
  fair: [
    '....#....',
    '.#######.',
    '.#..#..#.',
    '###.#.###',
    '###.#.###',
    '....#....',
    '....#....',
    '...###...',
    '..#####..',
  ],
  secure: [
    '...###...',
    '..#...#..',
    '..#...#..',
    '.#######.',
    '.#######.',
    '.###.###.',
    '.###.###.',
    '.#######.',
    '.........',
  ],
  fast: [
    '.....##..',
    '....##...',
    '...##....',
    '..######.',
    '.....##..',
    '....##...',
    '...##....',
    '..##.....',
    '.........',
  ],
  always: [
    '....#....',
    '.#..#..#.',
    '..#####..',
    '..##.##..',
    '###...###',
    '..##.##..',
    '..#####..',
    '.#..#..#.',
    '....#....',
  ],
} as const

export type StitchPicture = keyof typeof PICTURES

type StitchesProps = { readonly picture: StitchPicture; readonly size?: number; readonly gold?: boolean }

export function Stitches({ picture, size = 64, gold = false }: StitchesProps) {
  return (
    <svg
      className={classNames(styles.stitches, gold && styles.gold)}
      width={size}
      height={size}
      viewBox="-2 -2 13 13"
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path d={pathOf(PICTURES[picture])} />
    </svg>
  )
}

function pathOf(rows: readonly string[]): string {
  return rows
    .flatMap((row, y) =>
      [...row.matchAll(/#+/g)].map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`),
    )
    .join('')
}
