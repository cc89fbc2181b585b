/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The site's own address, for canonical links and link previews; without it they are relative. */
  readonly VITE_SITE_URL?: string;
  /** The operator's Google Analytics id; without it nothing is measured. */
  readonly VITE_ANALYTICS_ID?: string;
  /** The recipient of Feedback mails; without it they have none. */
  readonly VITE_FEEDBACK_EMAIL?: string;
  /** The address of a Supabase project; without it rooms are on our server. */
  readonly VITE_SUPABASE_URL?: string;
  /** Its publishable key. */
  readonly VITE_SUPABASE_KEY?: string;
}
