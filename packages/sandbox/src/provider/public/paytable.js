import { linePath } from './lines.js';

const element = (name, className, text) => {
  const node = document.createElement(name);
  if (className) node.className = className;
  if (text !== undefined) node.textContent = text;
  return node;
};

/** Fills the paytable for the current bet. */
export function fillPaytable(body, { pays, lines, skin, texts, rtp }, bet, money) {
  const list = element('div', 'pays');
  const card = (symbol) => {
    const box = element('div', 'pay');
    const picture = element('img');
    picture.src = `/provider/assets/symbols/${skin.symbols[symbol]}.svg`;
    picture.alt = skin.symbols[symbol].replace('rank-', '').toUpperCase();
    const rows = element('div');
    const unit = symbol === 1 ? bet : bet / lines.length;
    [5, 4, 3].forEach((count) => {
      const row = element('div', '', `${count} × `);
      row.append(element('b', '', money(pays[symbol][count - 3] * unit)));
      rows.append(row);
    });
    box.append(picture, rows);
    return box;
  };
  list.append(...[2, 3, 4, 5, 6, 7, 8, 9, 1].map(card));
  const drawings = element('div', 'line-list');
  for (const rows of lines) {
    const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    drawing.setAttribute('viewBox', '0 0 5 3');
    drawing.setAttribute('aria-hidden', 'true');
    drawing.append(linePath(rows));
    drawings.append(drawing);
  }
  body.replaceChildren(
    list,
    element('p', '', texts.wild),
    element('p', '', texts.scatter),
    element('p', '', texts.lines),
    drawings,
    element('p', '', `${texts.rtp}: ${rtp} %`),
  );
}
