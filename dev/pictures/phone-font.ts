import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT, serviceFolder } from '../folder.ts'

const FAMILY = 'Noto Sans Ethiopic'
const FONTS = join(PROJECT, 'node_modules/@expo-google-fonts/noto-sans-ethiopic')

/**
 * Environment in which Chromium's own font is the one that phones use for Amharic, with its Latin letters. Pages use the font of the
 * device, and Debian's would be wider than that of any phone.
 */
export function phoneFontEnvironment(): Record<string, string> {
  const file = join(serviceFolder('pictures'), 'fonts.conf')
  const replacements = ['system-ui', 'sans-serif', 'sans'].map(
    (name) => `<match target="pattern"><test name="family"><string>${name}</string></test>
  <edit name="family" mode="assign" binding="strong"><string>${FAMILY}</string></edit></match>`,
  )
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${FONTS}</dir><include>/etc/fonts/fonts.conf</include>${replacements.join('\n')}</fontconfig>`,
  )
  return { FONTCONFIG_FILE: file }
}
