import { createNamer } from './names.ts';
import { demoProviderIds } from './providers.ts';
import { between, pick, shuffled, type Random } from '../base/prng.ts';
import type { SeedGame, SeedLabel, SeedProvider } from './types.ts';
import { slotLabels, tableLabels } from './vocabulary/halls-and-labels.ts';
import { hallThemes, venueForms } from './vocabulary/hall-themes.ts';
import { modifiers, slotForms } from './vocabulary/slot-forms.ts';
import { slotThemes } from './vocabulary/slot-themes.ts';
import type { Word } from './vocabulary/table.ts';

/** Share of the catalogue per hall; the slot hall gets the rest. */
const hallShare: Readonly<Record<number, number>> = {
  3: 0.035,
  4: 0.018,
  5: 0.025,
  6: 0.14,
  7: 0.012,
  8: 0.008,
  9: 0.012,
};

const fruitMotifs = new Set(['cherry', 'orange', 'grape', 'melon', 'seven', 'bell']);
const orientMotifs = new Set([
  'dragon',
  'tiger',
  'phoenix',
  'panda',
  'koi',
  'cat',
  'ingot',
  'lantern',
  'lotus',
  'pagoda',
]);
const crashMotifs = new Set(['rocket', 'planet', 'ship']);

/** Keys of a theme's labels. */
function labelKeysFor(random: Random, motif: string, hallId: number, crash: boolean): string[] {
  if (hallId !== 2) return [pick(random, tableLabels).key];
  const keys = [pick(random, ['shiftreels', 'cascade', 'freespins', 'classic'])];
  if (crash) keys.push('crash');
  if (fruitMotifs.has(motif)) keys.push('fruits');
  if (orientMotifs.has(motif)) keys.push('asia');
  if (random() < 0.14) keys.push('jackpot');
  if (random() < 0.14) keys.push('adventure');
  return keys;
}

/** Number of games per provider; every hall gets at least two per provider. */
function quotas(random: Random, providers: readonly SeedProvider[], total: number): Map<string, number> {
  const result = new Map<string, number>();
  const halls = [...new Set(providers.map((provider) => provider.hallId))];
  let used = 0;
  for (const hallId of halls.filter((id) => id !== 2)) {
    const own = providers.filter((provider) => provider.hallId === hallId);
    const count = Math.max(own.length * 2, Math.round(total * (hallShare[hallId] ?? 0)));
    own.forEach((provider, index) => {
      result.set(provider.gpId, Math.floor(count / own.length) + (index < count % own.length ? 1 : 0));
    });
    used += count;
  }
  const slots = providers.filter((provider) => provider.hallId === 2);
  const rest = Math.max(0, total - used);
  const weights = slots.map(() => 0.6 + random());
  const sum = weights.reduce((a, b) => a + b, 0);
  let given = 0;
  slots.forEach((provider, index) => {
    const share = index === slots.length - 1 ? rest - given : Math.floor((rest * (weights[index] ?? 1)) / sum);
    given += share;
    result.set(provider.gpId, share);
  });
  return result;
}

function slug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Labels of every provider that has a game list. */
export function seedLabels(providers: readonly SeedProvider[]): SeedLabel[] {
  return providers.flatMap((provider) => {
    if (provider.gameCode !== null) return [];
    const source = provider.hallId === 2 ? slotLabels : tableLabels;
    return source.map((word) => ({ id: `${provider.gpId}-${word.key}`, gpId: provider.gpId, names: word.texts }));
  });
}

/** The catalogue. `total` counts all halls together. */
export function seedGames(random: Random, providers: readonly SeedProvider[], total: number): SeedGame[] {
  const name = createNamer(random);
  const games: SeedGame[] = [];
  let id = 1000;
  const counts = quotas(random, providers, total);
  for (const provider of providers) {
    const themes: readonly Word[] = provider.hallId === 2 ? slotThemes : (hallThemes[provider.hallId] ?? []);
    const venue = provider.hallId !== 2;
    const count = counts.get(provider.gpId) ?? 0;
    let deck: Word[] = [];
    for (let index = 0; index < count; index += 1) {
      if (deck.length === 0) deck = shuffled(random, themes);
      const theme = deck.pop() ?? pick(random, themes);
      const names = name({ theme, forms: venue ? venueForms : slotForms, modifiers, venue });
      const crash = !venue && crashMotifs.has(theme.key) && random() < 0.35;
      const tags: ('hot' | 'new')[] = [];
      if (random() < 0.075) tags.push('hot');
      if (random() < 0.07) tags.push('new');
      const hasList = provider.gameCode === null;
      id += 1;
      games.push({
        id,
        gpId: provider.gpId,
        hallId: provider.hallId,
        code: `${provider.gpId}-${String(id)}`,
        names: random() < 0.03 ? names.en_US : names,
        art: `/api/art/games/${theme.key}/${String(id)}/${slug(names.en_US)}.svg`,
        tags,
        labels: hasList
          ? labelKeysFor(random, theme.key, provider.hallId, crash).map((key) => `${provider.gpId}-${key}`)
          : [],
        demo: demoProviderIds.some((demo) => demo === provider.gpId) && index % 3 !== 2,
        crash,
        popularity: tags.includes('hot') ? between(random, 700, 1000) : between(random, 0, 800),
      });
    }
  }
  return games;
}
