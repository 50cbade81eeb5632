/** The secret key of the test chain (domain/src/draw/chains.ts). It is public: no real draw uses it. */
export const TEST_SECRET_KEY = Uint8Array.from(
  Buffer.from('38a34bcc9bf99f0d434bd82ce486af9baf51fb283d93f012ee3b80207806cb76', 'hex'),
)
