/** True for what React's development build says when it finds another page than the server sent. */
export const isHydrationComplaint = (text: string): boolean =>
  /hydrat|server[- ]rendered|client (rendered|properties)|did not match|didn't match/i.test(text);

const complaints: string[] = [];
let hears = false;

/** Complaints of React since this was last asked. */
export const takeComplaints = (): readonly string[] => complaints.splice(0);

/**
 * Listens to React's complaints: it only warns of attributes that differ, and recovers from texts that do, and neither may
 * pass unnoticed. Once for a page, however often it is asked.
 */
export function hearComplaints(): void {
  if (hears) return;
  hears = true;
  const { error } = console;
  Object.assign(console, {
    error: (...args: unknown[]) => {
      const text = args.map(String).join(' ');
      if (isHydrationComplaint(text)) complaints.push(text);
      error(...args);
    },
  });
  addEventListener('error', ({ message }) => {
    if (isHydrationComplaint(message)) complaints.push(message);
  });
}
