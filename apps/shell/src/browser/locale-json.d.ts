/** Written by the build (tools/messages). */
declare module '*.locale.json' {
  export const messages: Record<string, unknown>;
}
