/** What each session is asked for: a page that warns before it is left is left. */
export const capabilities = {
  unhandledPromptBehavior: 'accept',
  timeouts: { script: 60_000, pageLoad: 30_000, implicit: 0 },
} as const;
