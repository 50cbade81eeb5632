const packed = Uint8Array.from(atob(document.getElementById('program').textContent), (letter) => letter.charCodeAt(0))
const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))
new Response(unpacked).text().then((text) => {
  const parts = text.split('\0')
  for (const [index, tag] of ['style', 'script'].entries()) {
    const part = document.createElement(tag)
    part.textContent = parts[index]
    document.body.append(part)
  }
})
