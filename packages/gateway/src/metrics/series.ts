import type { Series } from './meter.ts';

/** From a page of a quick platform to the longest time limit. In seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

const one = (name: string, help: string, ...labels: string[]): Series => ({ name, help, labels });
const timed = (name: string, help: string, ...labels: string[]): Series => ({
  ...one(name, help, ...labels),
  buckets: BUCKETS,
});

/** All series of a gateway. Labels are the site and the kind of a request or outcome, never a visitor or an address (OPS-07). */
export const SERIES = {
  requests: one('housefront_requests_total', 'Answered requests.', 'site', 'route', 'status'),
  requestSeconds: timed(
    'housefront_request_duration_seconds',
    'Time to the head of an answer. Kept pages that are answered ahead of the app are only counted.',
    'site',
    'route',
  ),
  pages: one('housefront_pages_total', 'Pages by their state in the cache.', 'site', 'cache'),
  renderSeconds: timed('housefront_render_duration_seconds', 'Time to render a page, waiting included.', 'site'),
  renderErrors: one('housefront_render_errors_total', 'Pages that could not be rendered.', 'site'),
  renderWaiting: one('housefront_render_waiting', 'Pages that wait for a thread.'),
  renderActive: one(
    'housefront_render_threads_active_seconds_total',
    'Time in which event loops of render threads were busy.',
  ),
  upstreamSeconds: timed(
    'housefront_upstream_duration_seconds',
    'Time to the head of an answer of the platform.',
    'site',
  ),
  upstreamErrors: one(
    'housefront_upstream_errors_total',
    'Calls that the platform answered with 5xx or not at all.',
    'site',
  ),
  keptBytes: one('housefront_kept_bytes', 'Size of the kept pages.'),
  sockets: one('housefront_open_sockets', 'Open connections of visitors.'),
  loopActive: one(
    'housefront_event_loop_active_seconds_total',
    'Time in which the event loop was busy; its rate is the utilisation.',
  ),
  memory: one('housefront_resident_memory_bytes', 'Memory of the process.'),
  limited: one('housefront_rate_limited_total', 'Requests over a rate limit.', 'site'),
  links: one(
    'housefront_links_total',
    'Sealed sign-in links by outcome: opened, refused, unavailable.',
    'site',
    'outcome',
  ),
  reports: one(
    'housefront_browser_reports_total',
    'Reports of browsers by outcome: kept, limited, refused, dropped, lost.',
    'site',
    'outcome',
  ),
  store: one('housefront_shared_store_up', '1 while the shared state can be used, in memory always.'),
  build: one('housefront_build_info', 'The build of each site.', 'site', 'build'),
} as const;
