import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import type { Files, FilesConfig } from './files.ts'

const CONNECT_MS = 2_000
const ANSWER_MS = 10_000
const ATTEMPTS = 3

/** Files on any S3-compatible server. The bucket must exist and be private. */
export function filesOnS3(config: Extract<FilesConfig, { on: 's3' }>): Files {
  const Bucket = config.bucket
  const client = new S3Client({
    endpoint: config.endpoint,
    region: config.region,
    credentials: { accessKeyId: config.key, secretAccessKey: config.secret },
    forcePathStyle: true,
    maxAttempts: ATTEMPTS,
    // Many S3-compatible servers do not support Amazon's newer checksums; the signature or TLS protects the bytes.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS, throwOnRequestTimeout: true },
  })
  return {
    async put(name, bytes, type) {
      await client.send(new PutObjectCommand({ Bucket, Key: name, Body: bytes, ContentType: type }))
    },
    async get(name) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: name }))
        return await Body?.transformToByteArray()
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        throw error
      }
    },
    async delete(name) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: name }))
    },
    close: () => client.destroy(),
  }
}
