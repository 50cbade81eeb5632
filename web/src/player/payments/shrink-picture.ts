import { sizeToSend } from './picture-size.ts'

const QUALITY = 0.8

/** The picture to send. One that the browser cannot re-encode, or not smaller, is sent as it was chosen. */
export async function shrinkPicture(picture: Blob): Promise<Blob> {
  try {
    const smaller = await redrawn(picture)
    return smaller && smaller.size < picture.size ? smaller : picture
  } catch {
    return picture
  }
}

async function redrawn(picture: Blob): Promise<Blob | null> {
  const bitmap = await createImageBitmap(picture)
  try {
    const size = sizeToSend(bitmap, picture)
    if (!size) return null
    const canvas = document.createElement('canvas')
    canvas.width = size.width
    canvas.height = size.height
    const pen = canvas.getContext('2d')
    if (!pen) return null
    // JPEG has no transparency: transparent parts would become black.
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, size.width, size.height)
    pen.imageSmoothingQuality = 'high'
    pen.drawImage(bitmap, 0, 0, size.width, size.height)
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  } finally {
    bitmap.close()
  }
}
