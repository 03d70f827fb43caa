const SOURCE = /^(?:(?:https?|wss?):\/\/)?(?:\*\.)?[\w.-]+(?::(\d{1,5}))?(?:\/[\w./-]*)?$|^(?:https|wss):$/;

/**
 * Whether a content security policy can have a text as a source: a host with or without scheme, port and path, or `https:` for
 * all. The gateway leaves everything else out of its policies (SEC-01), so a config refuses it (OPS-20).
 */
export function isPolicySource(text: string): boolean {
  const port = SOURCE.exec(text)?.[1];
  // A scheme without its colon would be a host.
  return (
    SOURCE.test(text) &&
    !/^(?:https?|wss?)\/\//i.test(text) &&
    (port === undefined || (Number(port) > 0 && Number(port) <= 65_535))
  );
}

/** Whether a text is a host name alone, without scheme, port and path. */
export const isHostName = (text: string): boolean => /^[\w.-]+$/.test(text);
