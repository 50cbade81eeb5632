/** Storage for files outside the database, by name. */
export type Files = {
  /** Durable once it returns. Replaces a file of the same name. */
  readonly put: (name: string, bytes: Uint8Array, type: string) => Promise<void>
  readonly get: (name: string) => Promise<Uint8Array | undefined>
  /** Succeeds for a missing file. */
  readonly delete: (name: string) => Promise<void>
  readonly close: () => void
}

export type FilesConfig =
  | { readonly on: 'disk'; readonly folder: string }
  | {
      readonly on: 's3'
      readonly endpoint: string
      readonly bucket: string
      readonly region: string
      readonly key: string
      readonly secret: string
    }

/** The file storage does not answer, or not as specified. */
export class FilesAway extends Error {
  constructor(cause: unknown) {
    super('files cannot be reached', { cause })
    this.name = 'FilesAway'
  }
}

/** Throws when the storage is not usable. */
export async function openFiles(config: FilesConfig): Promise<Files> {
  const files = await openPlace(config)
  return {
    put: (name, bytes, type) => reach(name, () => files.put(name, bytes, type)),
    get: (name) => reach(name, () => files.get(name)),
    delete: (name) => reach(name, () => files.delete(name)),
    close: files.close,
  }
}

async function openPlace(config: FilesConfig): Promise<Files> {
  if (config.on === 'disk') {
    const { filesOnDisk } = await import('./files-on-disk.ts')
    return filesOnDisk(config.folder)
  }
  // Imported only when used: the client is large and slow to load.
  const { filesOnS3 } = await import('./files-on-s3.ts')
  return filesOnS3(config)
}

const NAME = /^[0-9a-f]{32}\.[a-z]{3,4}$/

/** A random name: it contains no information, no path, and cannot be guessed. */
async function reach<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!NAME.test(name)) throw new Error('a file is called by 32 hexadecimal digits and its kind')
  try {
    return await work()
  } catch (error) {
    throw new FilesAway(error)
  }
}
