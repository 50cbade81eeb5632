/** Where files are kept that are no rows: one shelf, by name. */
export type Files = {
  /** Safe once it returns: a power cut does not undo it. Under a name that is there already it replaces what is there. */
  readonly put: (name: string, bytes: Uint8Array, type: string) => Promise<void>
  readonly get: (name: string) => Promise<Uint8Array | undefined>
  /** One that is not there is gone already. */
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

/** Whoever keeps our files does not answer, or not as agreed. */
export class FilesAway extends Error {
  constructor(cause: unknown) {
    super('files cannot be reached', { cause })
    this.name = 'FilesAway'
  }
}

/** Refuses to start where nothing could be kept. */
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
  // Only where it is used: the client is large, and takes its time to load.
  const { filesOnS3 } = await import('./files-on-s3.ts')
  return filesOnS3(config)
}

const NAME = /^[0-9a-f]{32}\.[a-z]{3,4}$/

/** A name is chance alone: it says nothing, leads nowhere else, and cannot be guessed. */
async function reach<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!NAME.test(name)) throw new Error('a file is called by 32 hexadecimal digits and its kind')
  try {
    return await work()
  } catch (error) {
    throw new FilesAway(error)
  }
}
