/**
 * The folders of server/src whose tests a change concerns first: a folder for a noun, or a part of platform. Not found by imports: the
 * test data is made by most use cases, so almost every test imports almost every file.
 */
export function changedSlices(changedFiles: readonly string[]): string[] {
  const slices = changedFiles.map((file) => /^server\/src\/(?:platform\/)?[^/]+\//.exec(file)?.[0])
  return [...new Set(slices)].filter((slice) => slice !== undefined).sort()
}
