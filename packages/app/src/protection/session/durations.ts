const two = (count: number): string => String(count).padStart(2, '0');

/** A duration as h:mm:ss; an unknown beginning and one in the future count as now (RG-09). */
export function formatElapsed(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** A short duration as m:ss. */
export function formatCountdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

/** The time of day in the zone of the device, as HH:mm (RG-10). */
export function formatTimeOfDay(at: number): string {
  const time = new Date(at);
  return `${two(time.getHours())}:${two(time.getMinutes())}`;
}
