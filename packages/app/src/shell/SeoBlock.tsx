import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useRuntime } from '../kernel/runtime.ts';
import { escapeHtml } from '../kernel/texts/escapeHtml.ts';

const RichText = lazy(() =>
  import('@housefront/ui/primitives/RichText').then((module) => ({ default: module.RichText })),
);

/**
 * The site's text above the footer. It is rendered on the server and never rendered again; a document that started on a page
 * without it loads it later (SHELL-16).
 */
export function SeoBlock(): ReactNode {
  const { core, renderHtml } = useRuntime();
  const place = useRef<HTMLDivElement>(null);
  const [missing, setMissing] = useState(false);
  useEffect(() => setMissing(place.current?.childElementCount === 0), []);
  const options = core.content.queries.seo();
  const { data } = useQuery({ ...options, enabled: missing });
  if (missing && data) {
    return (
      <div>
        <h2>{data.title}</h2>
        <Suspense fallback={null}>
          <RichText html={data.html} />
        </Suspense>
      </div>
    );
  }
  const rendered = renderHtml && core.queryClient.getQueryData(options.queryKey);
  const html = rendered ? `<h2>${escapeHtml(rendered.title)}</h2><div>${renderHtml(rendered.html)}</div>` : '';
  // oxlint-disable-next-line react/no-danger -- Only what `renderHtml` made safe, and nothing in browsers.
  return <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
