/** A channel between the documents of a site; null where the browser refuses one, as in a sandboxed frame (FLD-11). */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
