/*
 * Languages that count as one where a site has no closer one: macro-languages with their members, as the matching data of
 * CLDR has them at a distance of 10 or less, without aliases, which `Intl.Locale` resolves (iw, tl, cmn). Other kinships of
 * CLDR, such as Russian for readers of Ukrainian, are not taken: such a visitor gets the language of the country or of the
 * site (LOC-04).
 */

/** Members by macro-language, or by the larger of two languages that CLDR has as one in writing. */
const MEMBERS: Readonly<Record<string, string>> = {
  ar: 'aao abh abv acm acq acw acx acy adf aeb aec afb ajp apc apd arq ars ary arz auz avl ayh ayl ayn ayp bbz pga shu ssh',
  az: 'azb',
  de: 'gsw lb',
  et: 'vro',
  ff: 'ffm fub fue fuf fuh fui fuq fuv',
  gn: 'gnw gui gun nhd',
  hr: 'bs',
  iu: 'ikt',
  kln: 'enb eyo niq oki pko sgc tec tuy',
  kok: 'gom',
  kpe: 'gkp',
  luy: 'ida lkb lko lks lri lrm lsm lto lts lwg nle nyd rag',
  lv: 'ltg',
  mg: 'bhr bjq bmm bzc msh skg tdx tkg txy xmv xmw',
  mn: 'mvf',
  ms: 'bjn btj bve bvu coa dup hji id jak jax kvb kvr kxd lce lcf liw max meo mfa mfb min mqg msi mui orn ors pel pse tmw urk vkk vkt xmm zlm zmi',
  ne: 'dty',
  no: 'nb nn',
  om: 'gax hae orc',
  or: 'spv',
  ps: 'pbt pst',
  qu: 'qub qud quf qug quh quk qul qup qur qus quw qux quy qva qvc qve qvh qvi qvj qvl qvm qvn qvo qvp qvs qvw qvz qwa qwc qwh qws qxa qxc qxh qxl qxn qxo qxp qxr qxt qxu qxw',
  sc: 'sdc sdn sro',
  sq: 'aae aat aln',
  syr: 'aii',
  uz: 'uzs',
  yi: 'yih',
  zh: 'cdo cjy cpx czh czo gan hak hsn lzh mnp nan wuu yue',
};

const macros = new Map(
  Object.entries(MEMBERS).flatMap(([macro, members]) => members.split(' ').map((member) => [member, macro] as const)),
);

/** The macro-language of a language in its canonical form; the language itself if it is a member of none. */
export const macroLanguage = (language: string): string => macros.get(language) ?? language;
