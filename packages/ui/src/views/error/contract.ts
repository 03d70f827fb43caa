/** The bilingual error page (SHELL-48). */
export interface ErrorViewProps {
  /** HTTP status, e.g. 404. */
  readonly status: number;
  /** 'Page Not Found' or 'Internal Server Error'. */
  readonly title: string;
  /** For 404 it contains the path. */
  readonly message: string;
  /** The upgrade notice, each ending with the status in parentheses. */
  readonly notice: { readonly zh: string; readonly en: string };
  readonly customerService: { readonly zh: string; readonly en: string; readonly href: string } | null;
  readonly homeHref: string;
  readonly homeLabel: string;
}
