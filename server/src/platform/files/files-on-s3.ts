import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import type { Files, FilesConfig } from './files.ts'

const CONNECT_MS = 2_000
const ANSWER_MS = 10_000
const ATTEMPTS = 3

/** With anybody who speaks S3. The bucket exists already, and is open to nobody. */
export function filesOnS3(config: Extract<FilesConfig, { on: 's3' }>): Files {
  const Bucket = config.bucket
  const client = new S3Client({
    endpoint: config.endpoint,
    region: config.region,
    credentials: { accessKeyId: config.key, secretAccessKey: config.secret },
    forcePathStyle: true,
    maxAttempts: ATTEMPTS,
    // Amazon's newer checksums are unknown to many who speak S3; the signature, or TLS, covers the bytes.
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
