/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The site's own address, for canonical links and link previews; without it they are relative. */
  readonly VITE_SITE_URL?: string;
  /** The operator's id with Google Analytics; without it nothing is measured. */
  readonly VITE_ANALYTICS_ID?: string;
  /** Who gets what is written with the Feedback button; without it the mail has no recipient. */
  readonly VITE_FEEDBACK_EMAIL?: string;
  /** The address of a Supabase project; without it rooms are on the site's own server. */
  readonly VITE_SUPABASE_URL?: string;
  /** Its publishable key. */
  readonly VITE_SUPABASE_KEY?: string;
}
