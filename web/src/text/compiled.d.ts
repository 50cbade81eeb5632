declare module '*?compiled' {
  export const messages: import('./catalogue.ts').CompiledCatalogue
}
