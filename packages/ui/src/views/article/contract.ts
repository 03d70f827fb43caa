import type { Labels } from '../../labels/index.ts';
import type { articleLabels } from './labels.ts';
/** A link to another article. */
export interface ArticleLink {
  readonly id: string;
  readonly title: string;
  readonly href: string;
  readonly active: boolean;
}

/** A text page of the site: about us, rules, the answer to a question (HOME-29). */
export interface ArticleViewProps {
  readonly state: 'loading' | 'ready' | 'error';
  /** '' while loading. */
  readonly title: string;
  /** HTML, rendered by RichText only. */
  readonly html: string;
  /** Parent page, such as all questions; null for none. */
  readonly parent: { readonly title: string; readonly href: string } | null;
  readonly links: readonly ArticleLink[];
  readonly onRetry?: (() => void) | undefined;
  /** Omitted if the site has no chat address. */
  readonly onCustomerService?: (() => void) | undefined;
  readonly texts: Labels<typeof articleLabels>;
}
