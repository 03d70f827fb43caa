import type { MarkModel } from './MarkStrip.tsx';

const HEIGHT = 24;

/** A placeholder for an official mark: invented, and labelled as an example. */
const exampleMark = (name: string, width: number, ground: string): MarkModel => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" width="${width}" height="${HEIGHT}"><rect width="${width}" height="${HEIGHT}" rx="3" fill="${ground}"/><path d="M12 5l7 14H5z" fill="#fff"/><text x="24" y="16" font-family="sans-serif" font-size="10" font-weight="700" fill="#fff">Example ${name}</text></svg>`;
  return {
    src: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    size: { width, height: HEIGHT },
    title: `Example ${name}`,
    href: `https://marks.example.com/${name.toLowerCase().replaceAll(' ', '-')}`,
  };
};

/** Placeholders for the marks of each profile that has them. */
export const exampleMarks = {
  se: [exampleMark('SE 1', 96, '#0b5d8a'), exampleMark('SE 2', 96, '#7a4b00'), exampleMark('SE 3', 96, '#c2185b')],
  dk: [exampleMark('DK 1', 96, '#8a1538'), exampleMark('DK 2', 96, '#1b6b3a')],
  br: [exampleMark('BR', 84, '#00753a')],
  nl: [exampleMark('NL', 84, '#b34700')],
  mt: [exampleMark('MT', 84, '#3c2a7d')],
} as const satisfies Readonly<Record<string, readonly MarkModel[]>>;
