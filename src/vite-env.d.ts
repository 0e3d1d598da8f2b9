/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL?: string;
  readonly VITE_SUPABASE_ANON_KEY?: string;
  readonly VITE_SITE_URL?: string;
  readonly VITE_BOOKING_CONFLICT_RULE?: string;
  readonly VITE_MAP_TILES_URL?: string;
}

/** A legal text: tools/site/legal-text.ts makes a module of it. */
declare module '*.md' {
  export const TEXT: import('@/domain/language/legal-document').LegalDocument;
}
