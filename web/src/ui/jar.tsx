import { memo, useId } from 'react'
import { rimOf } from './ball-rim.ts'
import { classNames } from './class-names.ts'
import styles from './jar.module.css'
import { JAR_BALLS } from './jar-balls.ts'

const LAYERS = [0, 1, 2, 3] as const

type JarProps = {
  readonly label: string
  /** Drawn numbers, which are no longer in the jar. */
  readonly without?: readonly number[]
  readonly shaking?: boolean
}

/** A mesob of glass. The balls are four layers moved as layers: 4 composited surfaces instead of 100. */
export function Jar({ label, without = [], shaking = false }: JarProps) {
  return (
    <div className={classNames(styles.jar, shaking && styles.shaking)} role="img" aria-label={label}>
      <svg className={styles.picture} viewBox="0 0 320 410" aria-hidden="true">
        <ellipse cx="160" cy="398" rx="104" ry="10" opacity=".35" />
        <circle cx="160" cy="172" r="134" fill="#FFFDF7" fillOpacity=".07" />
      </svg>
      <div className={styles.glass}>
        {LAYERS.map((layer) => (
          <Layer key={layer} layer={layer} missing={without.join()} />
        ))}
      </div>
      <JarFront />
    </div>
  )
}

/** `missing` is a string, so that `memo` can compare it and the hundred balls are not rendered again. */
const Layer = memo(function Layer({
  layer,
  missing,
}: {
  readonly layer: (typeof LAYERS)[number]
  readonly missing: string
}) {
  const gone = new Set(missing.split(',').map(Number))
  return (
    <svg className={classNames(styles.picture, styles[`layer${layer}`])} viewBox="26 38 268 268" aria-hidden="true">
      {JAR_BALLS.filter(([, , number], index) => index % LAYERS.length === layer && !gone.has(number)).map(
        ([x, y, number]) => (
          <g key={number}>
            <circle r="8.8" cx={x} cy={y} stroke={rimOf(number)} />
            <text x={x} y={y + 3.4}>
              {number}
            </text>
          </g>
        ),
      )}
    </svg>
  )
})

/** Glass, lid and stand, with woven bands on the stand. */
const JarFront = memo(function JarFront() {
  const cloth = useId()
  return (
    <svg className={styles.picture} viewBox="0 0 320 410" aria-hidden="true">
      <pattern id={cloth} width="12" height="14" patternUnits="userSpaceOnUse" patternTransform="translate(1 0)">
        <path fill="#17130F" d="M0 0h12v14H0z" />
        <path
          shapeRendering="crispEdges"
          stroke="#FFC629"
          strokeWidth="2"
          d="M5 1h2M3 3h2M7 3h2M1 5h2M9 5h2M0 7h1M11 7h1M1 9h2M9 9h2M3 11h2M7 11h2M5 13h2"
        />
        <path fill="#E4572E" d="M4 6h4v2H4zM5 5h2v4H5z" />
      </pattern>
      <circle cx="160" cy="172" r="134" fill="none" stroke="#FFFDF7" strokeOpacity=".55" strokeWidth="3" />
      <path
        d="M58 118a116 116 0 0146-48M48 150a114 114 0 014-16"
        fill="none"
        stroke="#FFFDF7"
        strokeOpacity=".6"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path d="M110 47q50-14 100 0l-7-15q-27-9-37-27-2-4-6-4t-6 4q-10 18-37 27z" fill="#E8B84A" />
      <path d="M117 32q43-13 86 0l3 8q-46-13-92 0zM136 20q24-7 48 0l6 5q-30-8-60 0z" fill="#17130F" />
      <path d="M110 47q50-14 100 0l-1.6-3.6q-48.4-12.4-96.8 0z" fill="#C2331F" />
      <circle cx="160" cy="1" r="5" fill="#C2331F" />
      <path d="M72 276q88 62 176 0l-12 30q-76 40-152 0z" fill={`url(#${cloth})`} />
      <path d="M84 306q76 40 152 0l-14 18q-62 28-124 0z" fill="#E8B84A" />
      <path d="M98 324q62 28 124 0l-6 14q-56 22-112 0z" fill="#C2331F" />
      <path d="M104 338q56 22 112 0-2 22 18 54-74 18-148 0 20-32 18-54z" fill="#E8B84A" />
      <path d="M98 368q62 18 124 0l6 12q-68 17-136 0z" fill={`url(#${cloth})`} />
    </svg>
  )
})
