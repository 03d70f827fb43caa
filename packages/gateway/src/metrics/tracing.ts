/** Facts of a span. No query, no header, no address of a visitor. */
export type SpanFacts = Readonly<Record<string, string | number>>;

/** A step of a request. */
export interface Span {
  /** The span for servers that are asked within it (W3C Trace Context). */
  readonly traceparent: string;
  /** A step within this one. */
  child(name: 'platform' | 'render'): Span;
  end(facts: SpanFacts, failed: boolean): void;
}

/** Makes the spans of requests. */
export interface Tracing {
  /** @param parent header of a trusted proxy */
  request(name: string, parent: string | undefined): Span;
}
