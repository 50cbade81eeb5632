import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import {
  chunk,
  EOI,
  exif,
  PNG_SIGNATURE,
  pngHead,
  riff,
  segment,
  splitScans,
  withChunks,
  withSegments,
} from './picture-parts.ts'

/** What may become of it; 'reencoded' is a clean picture. Where two are right, it depends on how much memory there is. */
export type Fate = 'reencoded' | 'picture_not_supported' | 'picture_too_large' | 'picture_unreadable'
export type HostilePicture = { readonly name: string; readonly bytes: Buffer; readonly fates: readonly Fate[] }

/** Part of every hostile picture; must not be in anything that we serve. */
export const CANARY = 'EDIL-CANARY-7f3a'
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

const SCRIPT = `<script>alert('${CANARY}')</script>`
const picture = (width = 240, height = 160) =>
  sharp(Buffer.from(Array.from({ length: 12 * 8 * 3 }, (_, index) => (index * 37) % 256)), {
    raw: { width: 12, height: 8, channels: 3 },
  }).resize(width, height, { fit: 'fill' })
const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({
    create: { width, height, channels, background: { r: 9, g: 99, b: 199, alpha: 0.5 } },
    limitInputPixels: false,
  })
const made = (drawing: Sharp) => drawing.toBuffer()

export async function hostilePictures(): Promise<HostilePicture[]> {
  const list: HostilePicture[] = []
  const add = (name: string, bytes: Buffer, ...fates: Fate[]) => list.push({ name, bytes, fates })
  const jpeg = await made(picture().jpeg())
  const png = await made(picture().png())
  const webp = await made(picture().webp())

  addPolyglots(add, { jpeg, png, webp })
  await addMetadata(add, { jpeg, png, webp })
  addOtherKinds(add)
  await addRealOtherKinds(add)
  await addBombs(add, png)
  addCut(add, { jpeg, png, webp })
  addBroken(add, { jpeg, png, webp })
  await addUnusual(add)
  return list
}

type Add = (name: string, bytes: Buffer, ...fates: Fate[]) => void
type Honest = { readonly jpeg: Buffer; readonly png: Buffer; readonly webp: Buffer }

const ZIP = Buffer.concat([
  Buffer.from('PK\x03\x04\x14\0\0\0\0\0', 'latin1'),
  Buffer.from(CANARY),
  Buffer.from('PK\x05\x06'),
])

function addPolyglots(add: Add, { jpeg, png, webp }: Honest): void {
  add('JPEG with a ZIP behind it', Buffer.concat([jpeg, ZIP]), 'reencoded')
  add('JPEG with HTML behind it', Buffer.concat([jpeg, Buffer.from(`<html>${SCRIPT}</html>`)]), 'reencoded')
  add('JPEG with HTML in its comment', withSegments(jpeg, segment(0xfe, `<html>${SCRIPT}`)), 'reencoded')
  add('JPEG with PHP in its comment', withSegments(jpeg, segment(0xfe, `<?php system('${CANARY}'); ?>`)), 'reencoded')
  add(
    'JPEG that is JavaScript',
    withSegments(jpeg, segment(0xe0, `=1/*${CANARY}*/;alert(1)//`)),
    'reencoded',
    'picture_unreadable',
  )
  add('JPEG with a PDF behind it', Buffer.concat([jpeg, Buffer.from(`%PDF-1.4 ${CANARY}`)]), 'reencoded')
  add('JPEG with another JPEG behind it', Buffer.concat([jpeg, withSegments(jpeg, segment(0xfe, CANARY))]), 'reencoded')
  add('JPEG with EICAR behind it', Buffer.concat([jpeg, Buffer.from(EICAR)]), 'reencoded')
  add('JPEG with EICAR in its comment', withSegments(jpeg, segment(0xfe, EICAR)), 'reencoded')
  add('PNG with JavaScript behind it', Buffer.concat([png, Buffer.from(`alert('${CANARY}')`)]), 'reencoded')
  add('PNG with a script in a text chunk', withChunks(png, chunk('tEXt', `Comment\0${SCRIPT}`)), 'reencoded')
  add('PNG with EICAR in a text chunk', withChunks(png, chunk('tEXt', `Comment\0${EICAR}`)), 'reencoded')
  add('PNG with a private chunk', withChunks(png, chunk('edIl', CANARY)), 'reencoded')
  add('WebP with HTML behind it', Buffer.concat([webp, Buffer.from(SCRIPT)]), 'reencoded', 'picture_unreadable')
  add('HTML with a JPEG behind it', Buffer.concat([Buffer.from(SCRIPT), jpeg]), 'picture_not_supported')
  add('ZIP with a JPEG behind it', Buffer.concat([ZIP, jpeg]), 'picture_not_supported')
}

async function addMetadata(add: Add, { jpeg, png, webp }: Honest): Promise<void> {
  const gps = { IFD0: { Copyright: CANARY, Make: CANARY }, IFD3: { GPSLatitude: '9/1 1/1 48/1', GPSLatitudeRef: 'N' } }
  add('JPEG that says where it was taken', await made(picture().jpeg().withExif(gps)), 'reencoded')
  add('PNG that says where it was taken', await made(picture().png().withExif(gps)), 'reencoded')
  add('WebP that says where it was taken', await made(picture().webp().withExif(gps)), 'reencoded')
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf>${CANARY}</rdf></x:xmpmeta>`
  add('JPEG with XMP', withSegments(jpeg, segment(0xe1, `http://ns.adobe.com/xap/1.0/\0${xmp}`)), 'reencoded')
  add('PNG with XMP', withChunks(png, chunk('iTXt', `XML:com.adobe.xmp\0\0\0\0\0${xmp}`)), 'reencoded')
  add('WebP with XMP', await made(picture().webp().withXmp(xmp)), 'reencoded')
  add('WebP with a private chunk', rewrapped(webp, riff('EDIL', CANARY)), 'reencoded', 'picture_unreadable')
  const iptc = Buffer.concat([
    Buffer.from('Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x20\x1c\x02\x78\0\x1b', 'latin1'),
    Buffer.from(CANARY),
  ])
  add('JPEG with IPTC', withSegments(jpeg, segment(0xed, iptc)), 'reencoded')
  add('JPEG with a colour profile', await made(picture().jpeg().withIccProfile('p3')), 'reencoded')
  const profile = (fill: Buffer) => segment(0xe2, Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'), fill]))
  add(
    'JPEG with a profile that is none',
    withSegments(jpeg, profile(Buffer.from(CANARY.repeat(100)))),
    'reencoded',
    'picture_unreadable',
  )
  const lying = Buffer.alloc(600, 0xff)
  lying.write('acsp', 36, 'latin1')
  add('JPEG with a profile whose tables lie', withSegments(jpeg, profile(lying)), 'reencoded', 'picture_unreadable')
  add(
    'JPEG with 200 comments',
    withSegments(jpeg, ...Array.from({ length: 200 }, () => segment(0xfe, CANARY.repeat(100)))),
    'reencoded',
  )
  add(
    'JPEG with EXIF of 64 kB of nothing',
    withSegments(jpeg, segment(0xe1, Buffer.concat([exif(1), randomBytes(65_000)]))),
    'reencoded',
  )
  add('JPEG with an orientation of 65,535', withSegments(jpeg, segment(0xe1, exif(65_535))), 'reencoded')
  add('JPEG that lies on its side', withSegments(jpeg, segment(0xe1, exif(6))), 'reencoded')
  add(
    'PNG with 10,000 text chunks',
    withChunks(png, ...Array.from({ length: 10_000 }, (_, index) => chunk('tEXt', `k${index}\0${CANARY}`))),
    'reencoded',
    'picture_unreadable',
  )
}

function rewrapped(webp: Buffer, more: Buffer): Buffer {
  const body = Buffer.concat([webp.subarray(8), more])
  const head = Buffer.from('RIFF\0\0\0\0', 'latin1')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body])
}

const SVG = (body: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${body}</svg>`

function addOtherKinds(add: Add): void {
  const kinds: Record<string, Buffer | string> = {
    SVG: SVG('<rect width="9" height="9"/>'),
    'SVG with a script': SVG(SCRIPT),
    'SVG with an event': SVG(`<image href="x" onerror="alert('${CANARY}')"/>`),
    'SVG that reads a file of ours': `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${SVG('<text>&x;</text>')}`,
    'SVG that laughs a billion times': `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>${SVG('<text>&b;</text>')}`,
    'SVG that asks the network': SVG('<image href="http://127.0.0.1:1/"/>'),
    'SVG packed': deflateSync(SVG(SCRIPT)),
    'a page of HTML': `<!doctype html>${SCRIPT}`,
    'plain text': CANARY,
    JSON: `{"a":"${CANARY}"}`,
    EICAR,
    BMP: Buffer.concat([Buffer.from('BM'), Buffer.alloc(200)]),
    ICO: Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0, 16, 16]), Buffer.alloc(200)]),
    PDF: `%PDF-1.7\n1 0 obj ${CANARY}`,
    PostScript: `%!PS-Adobe-3.0 EPSF-3.0\n${CANARY}`,
    PSD: Buffer.concat([Buffer.from('8BPS\0\x01'), Buffer.alloc(200)]),
    'a film': Buffer.concat([Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0isomiso2', 'latin1'), Buffer.alloc(200)]),
    'what looks like HEIC': Buffer.concat([
      Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
      Buffer.alloc(200),
    ]),
    'JPEG 2000': Buffer.concat([
      Buffer.from('0000000c6a5020200d0a870a00000014667479706a703220', 'hex'),
      Buffer.alloc(200),
    ]),
    'JPEG XL': Buffer.concat([Buffer.from([0xff, 0x0a]), Buffer.alloc(200)]),
    'a program': Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01', 'latin1'), Buffer.alloc(200)]),
    'a program for Windows': Buffer.concat([Buffer.from('MZ\x90\0', 'latin1'), Buffer.alloc(200)]),
    'a MATLAB file': Buffer.concat([Buffer.from('MATLAB 5.0 MAT-file'), Buffer.alloc(200)]),
    'ImageMagick script': `push graphic-context\nimage over 0,0 0,0 'https://127.0.0.1/${CANARY}'`,
    'nothing but zeros': Buffer.alloc(5_000),
    'nothing but chance': Buffer.concat([Buffer.from([0x55]), randomBytes(50_000)]),
    'one byte': Buffer.from([0xff]),
  }
  for (const [name, content] of Object.entries(kinds)) add(name, Buffer.from(content), 'picture_not_supported')
  add('the beginning of a JPEG', Buffer.from([0xff, 0xd8, 0xff]), 'picture_unreadable', 'picture_not_supported')
  add('the beginning of a PNG', PNG_SIGNATURE, 'picture_unreadable', 'picture_not_supported')
  add(
    'the beginning of a WebP',
    Buffer.from('RIFF\x04\0\0\0WEBP', 'latin1'),
    'picture_unreadable',
    'picture_not_supported',
  )
}

async function addRealOtherKinds(add: Add): Promise<void> {
  add('GIF', await made(picture(60, 40).gif()), 'picture_not_supported')
  add('TIFF', await made(picture(60, 40).tiff()), 'picture_not_supported')
  add('AVIF', await made(picture(60, 40).avif({ effort: 0 })), 'picture_not_supported')
  const frames = sharp(randomBytes(20 * 60 * 3), { raw: { width: 20, height: 60, channels: 3, pageHeight: 20 } })
  add('GIF that moves', await made(frames.clone().gif()), 'picture_not_supported')
  add('WebP that moves', await made(frames.clone().webp()), 'reencoded', 'picture_not_supported')
  const still = await made(picture(60, 40).png())
  add(
    'PNG that moves',
    withChunks(still, chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))),
    'picture_not_supported',
  )
}

async function addBombs(add: Add, png: Buffer): Promise<void> {
  const tooLarge: readonly Fate[] = ['picture_too_large', 'picture_unreadable']
  add(
    'PNG of 17,000 × 17,000 in one colour',
    await made(plain(17_000, 17_000).png({ compressionLevel: 9 })),
    'picture_too_large',
  )
  add(
    'WebP of 16,383 × 16,383 in one colour',
    await made(plain(16_383, 8_000).webp({ quality: 1, effort: 0 })),
    'picture_too_large',
  )
  const rows = deflateSync(Buffer.alloc(1_000))
  const end = chunk('IEND', '')
  for (const [width, height] of [
    [100_000, 100_000],
    [2_147_483_647, 2_147_483_647],
    [1, 2_147_483_647],
    [0, 0],
  ] as const) {
    add(
      `PNG whose head says ${width} × ${height}`,
      Buffer.concat([PNG_SIGNATURE, pngHead(width, height), chunk('IDAT', rows), end]),
      ...tooLarge,
    )
  }
  add(
    'PNG of 20,000 × 20,000 that has one row',
    Buffer.concat([PNG_SIGNATURE, pngHead(20_000, 20_000), chunk('IDAT', rows), end]),
    ...tooLarge,
  )
  // What is missing is grey: a picture of a stripe, and an honest one.
  const drawnToo: readonly Fate[] = ['reencoded']
  const jpeg = await made(plain(64, 64).jpeg())
  const frameAt = jpeg.indexOf(Buffer.from([0xff, 0xc0])) + 5
  for (const [height, width] of [
    [65_500, 65_500],
    [65_500, 600],
    [0, 64],
    [64, 0],
  ] as const) {
    const lying = Buffer.from(jpeg)
    lying.writeUInt16BE(height, frameAt)
    lying.writeUInt16BE(width, frameAt + 2)
    add(`JPEG whose head says ${width} × ${height}`, lying, ...tooLarge, ...(width === 600 ? drawnToo : []))
  }
  add('JPEG of 39 megapixels', await made(plain(7_000, 5_600).jpeg()), 'reencoded')
  add(
    'JPEG of 39 megapixels, progressive, every colour of every pixel',
    await made(plain(7_000, 5_600).jpeg({ progressive: true, chromaSubsampling: '4:4:4' })),
    'reencoded',
    'picture_too_large',
  )
  add(
    'PNG of 39 megapixels, interlaced',
    await made(plain(7_000, 5_600, 4).png({ progressive: true })),
    'reencoded',
    ...tooLarge,
  )
  add(
    'PNG of 39 megapixels, 16 bits a colour',
    await made(plain(7_000, 5_600, 4).toColourspace('rgb16').png()),
    'reencoded',
    ...tooLarge,
  )
  add(
    'WebP of 39 megapixels, lossless',
    await made(plain(7_000, 5_600, 4).webp({ lossless: true, effort: 0 })),
    'reencoded',
    ...tooLarge,
  )
  const bomb = deflateSync(Buffer.alloc(200_000_000, 'x'))
  add(
    'PNG with a text chunk that unpacks to 200 MB',
    withChunks(png, chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), bomb]))),
    'reencoded',
    ...tooLarge,
  )
  add(
    'PNG with a profile that unpacks to 200 MB',
    withChunks(png, chunk('iCCP', Buffer.concat([Buffer.from('icc\0\0'), bomb]))),
    'reencoded',
    ...tooLarge,
  )
  const scans = splitScans(await made(plain(4_000, 4_000).jpeg({ progressive: true })))
  const last = scans.at(-1) ?? Buffer.alloc(0)
  add(
    'JPEG with 5,000 scans',
    Buffer.concat([...scans, ...Array.from({ length: 5_000 }, () => last), EOI]),
    'picture_unreadable',
    'picture_too_large',
  )
}

function addCut(add: Add, honest: Honest): void {
  for (const [kind, bytes] of Object.entries(honest)) {
    for (const percent of kind === 'jpeg' ? [2, 10, 30, 50, 70, 90, 99] : [10, 60, 99]) {
      const cut = bytes.subarray(0, Math.floor((bytes.length * percent) / 100))
      add(`${kind} cut at ${percent} %`, cut, 'picture_unreadable', 'picture_not_supported')
    }
  }
}

function addBroken(add: Add, { jpeg, png }: Honest): void {
  const turned = (bytes: Buffer, at: number) => {
    const broken = Buffer.from(bytes)
    broken[at] = (broken[at] ?? 0) ^ 0xff
    return broken
  }
  add('PNG with a wrong sum in its head', turned(png, 29), 'picture_unreadable', 'reencoded')
  add('PNG with a wrong sum in its rows', turned(png, png.length - 13), 'picture_unreadable', 'reencoded')
  add(
    'PNG whose rows are no rows',
    Buffer.concat([PNG_SIGNATURE, pngHead(100, 100), chunk('IDAT', randomBytes(500)), chunk('IEND', '')]),
    'picture_unreadable',
  )
  add(
    'PNG without rows',
    Buffer.concat([PNG_SIGNATURE, pngHead(100, 100), chunk('IEND', '')]),
    'picture_unreadable',
    'picture_not_supported',
  )
  add(
    'PNG with a chunk of 2 GB',
    Buffer.concat([png.subarray(0, 33), Buffer.from([0x7f, 0xff, 0xff, 0xff]), png.subarray(37)]),
    'picture_unreadable',
  )
  add(
    'JPEG without tables',
    Buffer.concat([jpeg.subarray(0, 2), jpeg.subarray(jpeg.indexOf(Buffer.from([0xff, 0xc0])))]),
    'picture_unreadable',
    'reencoded',
  )
  for (const at of [0.3, 0.5, 0.7]) {
    add(
      `JPEG with a byte turned over at ${at}`,
      turned(jpeg, Math.floor(jpeg.length * at)),
      'reencoded',
      'picture_unreadable',
    )
  }
  const chance = Buffer.concat([jpeg.subarray(0, Math.floor(jpeg.length / 2)), randomBytes(20_000), EOI])
  add('JPEG whose second half is chance', chance, 'reencoded', 'picture_unreadable')
}

async function addUnusual(add: Add): Promise<void> {
  add('JPEG in the colours of print', await made(picture().toColourspace('cmyk').jpeg()), 'reencoded')
  add('JPEG, progressive', await made(picture().jpeg({ progressive: true })), 'reencoded')
  add('JPEG in grey', await made(picture().greyscale().jpeg()), 'reencoded')
  add('PNG, 16 bits a colour', await made(picture().toColourspace('rgb16').png()), 'reencoded')
  add('PNG, see-through', await made(plain(100, 100, 4).png()), 'reencoded')
  add('PNG with a palette', await made(picture().png({ palette: true })), 'reencoded')
  add('PNG of one pixel', await made(plain(1, 1).png()), 'reencoded')
  add('PNG of 1 × 30,000', await made(plain(1, 30_000).png()), 'reencoded')
  add('PNG of 30,000 × 1', await made(plain(30_000, 1).png()), 'reencoded')
  add('WebP, lossless and see-through', await made(plain(100, 100, 4).webp({ lossless: true })), 'reencoded')
}
