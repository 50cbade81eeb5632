/** `npm run pictures`: renews docs/pictures from a demo with Chromium, and fails when a picture is too large. */
import { chromium } from 'playwright'
import { CHROMIUM } from './chromium.ts'
import { filmGame } from './pictures/film-game.ts'
import { phoneFontEnvironment } from './pictures/phone-font.ts'
import { startPictureDemo } from './pictures/picture-demo.ts'
import { takePictures } from './pictures/take-pictures.ts'

console.log('starting a demo …')
const demo = await startPictureDemo()
try {
  Object.assign(process.env, phoneFontEnvironment())
  const browser = await chromium.launch({ ...CHROMIUM, args: [...CHROMIUM.args] })
  await takePictures(browser, demo)
  await filmGame(browser, demo)
  await browser.close()
} finally {
  await demo.stop()
}
process.exit()
