/** Series of a scrape: values by name and labels, such as `a_total{site="1001"}`. */
export type Scrape = ReadonlyMap<string, number>;

/** Reads the text format of Prometheus. */
export function readScrape(text: string): Scrape {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
}
