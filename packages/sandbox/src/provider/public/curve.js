/** The rising curve. */

const STARS = 70;
const SPARKS = 46;

/** Stars that pass by as the flight travels. */
function drawStars(paint, stars, travelled, { width, height }) {
  paint.fillStyle = '#fff';
  for (const { x, y, depth } of stars) {
    const shift = (x * width - travelled * depth * 0.05) % width;
    paint.globalAlpha = 0.14 + depth * 0.3;
    paint.beginPath();
    paint.arc(shift < 0 ? shift + width : shift, ((y + travelled * depth * 0.00002) % 1) * height, depth * 1.1, 0, 7);
    paint.fill();
  }
  paint.globalAlpha = 1;
}

/** Lines at multipliers up to the highest. */
function drawScale(paint, { top, bottom, left, right }, highest) {
  paint.strokeStyle = 'rgb(255 255 255 / .14)';
  paint.fillStyle = 'rgb(255 255 255 / .6)';
  paint.font = '600 11px system-ui, sans-serif';
  paint.textBaseline = 'middle';
  paint.lineWidth = 1;
  const step = [0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200].find((size) => (highest - 1) / size <= 5) ?? 500;
  for (let value = 1; value <= highest + 0.001; value += step) {
    const y = bottom - ((value - 1) / (highest - 1)) * (bottom - top);
    paint.beginPath();
    paint.moveTo(left, y);
    paint.lineTo(right, y);
    paint.stroke();
    paint.fillText(`${value < 10 ? value.toFixed(1) : Math.round(value)}×`, 6, y);
  }
}

/** Moves sparks on by some milliseconds and draws them. */
function drawSparks(paint, sparks, step) {
  for (const spark of sparks) {
    spark.x += spark.dx * step;
    spark.y += spark.dy * step;
    spark.dy += 0.0005 * step;
    paint.globalAlpha = Math.max(0, spark.life);
    paint.fillStyle = spark.colour;
    paint.beginPath();
    paint.arc(spark.x, spark.y, spark.size, 0, 7);
    paint.fill();
  }
  paint.globalAlpha = 1;
}

/** Sparks in all directions. */
function explosion(x, y, colours) {
  return Array.from({ length: SPARKS }, (_, index) => {
    const angle = (index / SPARKS) * 6.283;
    const speed = 0.06 + Math.random() * 0.26;
    return {
      x,
      y,
      dx: Math.cos(angle) * speed,
      dy: Math.sin(angle) * speed - 0.06,
      size: 1.5 + Math.random() * 3.5,
      life: 0.6 + Math.random() * 0.6,
      colour: colours[index % colours.length],
    };
  });
}

/**
 * @param {HTMLCanvasElement} canvas
 * @param {{ craft: string, tones: readonly string[], growth: number, reduced: () => boolean }} options Picture of what flies,
 * colours, milliseconds in which the multiplier grows by e.
 */
export function createCurve(canvas, { craft, tones, growth, reduced }) {
  const paint = canvas.getContext('2d');
  const picture = new Image();
  picture.src = craft;
  // Decoration only: nothing here decides a round.
  const stars = Array.from({ length: STARS }, () => ({
    x: Math.random(),
    y: Math.random(),
    depth: 0.2 + Math.random(),
  }));
  let sparks = [];
  let width = 0;
  let height = 0;
  let travelled = 0;
  let last = 0;

  const fit = () => {
    const ratio = Math.min(2, devicePixelRatio || 1);
    const box = canvas.getBoundingClientRect();
    width = box.width;
    height = box.height;
    canvas.width = Math.max(1, Math.round(width * ratio));
    canvas.height = Math.max(1, Math.round(height * ratio));
    paint.setTransform(ratio, 0, 0, ratio, 0, 0);
  };

  const drawPath = (elapsed, phase) => {
    const left = 40;
    const right = width - Math.max(34, width * 0.09);
    const bottom = height - 18;
    const top = Math.max(26, height * 0.14);
    const span = Math.max(elapsed, growth * 0.55);
    const highest = Math.max(1.6, Math.exp(span / growth));
    drawScale(paint, { top, bottom, left, right }, highest);
    const at = (time) => [
      left + (time / span) * (right - left),
      bottom - ((Math.exp(time / growth) - 1) / (highest - 1)) * (bottom - top),
    ];
    const [x, y] = at(elapsed);
    const lost = phase === 'crashed';
    const colour = lost ? '#ff4d5e' : phase === 'cashed' ? '#52f28c' : '#ffd23f';
    paint.beginPath();
    paint.moveTo(left, bottom);
    for (let part = 1; part <= 60; part += 1) paint.lineTo(...at((elapsed * part) / 60));
    paint.strokeStyle = colour;
    paint.lineWidth = 5;
    paint.lineCap = 'round';
    paint.lineJoin = 'round';
    paint.shadowColor = colour;
    paint.shadowBlur = 16;
    paint.stroke();
    paint.shadowBlur = 0;
    paint.lineTo(x, bottom);
    paint.lineTo(left, bottom);
    const ground = paint.createLinearGradient(0, top, 0, bottom);
    ground.addColorStop(0, lost ? 'rgb(255 77 94 / .45)' : `color-mix(in srgb, ${colour} 45%, transparent)`);
    ground.addColorStop(1, 'transparent');
    paint.fillStyle = ground;
    paint.fill();
    const size = Math.max(52, Math.min(96, width * 0.13));
    if (!lost) {
      const [beforeX, beforeY] = at(Math.max(0, elapsed - 160));
      const tilt = elapsed < 40 ? -0.2 : Math.atan2(y - beforeY, x - beforeX);
      paint.save();
      paint.translate(x, y);
      paint.rotate(Math.max(-1, tilt) * 0.6);
      if (picture.complete && picture.naturalWidth > 0) paint.drawImage(picture, -size / 2, -size / 2, size, size);
      paint.restore();
    }
    return [x, y];
  };

  addEventListener('resize', fit);
  fit();

  return {
    ready: picture.decode().catch(() => undefined),
    /** An explosion at the end of the flight; omitted with reduced motion. */
    burst(elapsed, phase) {
      if (reduced()) return;
      const [x, y] = drawPath(elapsed, phase);
      const colours = phase === 'cashed' ? ['#52f28c', '#fff3b8', '#ffd23f'] : ['#ff4d5e', '#ffab1c', tones[0]];
      sparks = explosion(x, y, colours);
    },
    /** Draws a frame; returns whether something still moves. */
    draw(now, elapsed, phase) {
      const step = Math.min(60, now - last);
      last = now;
      if (phase === 'flying' && !reduced()) travelled += step * (1 + elapsed / 9000);
      paint.clearRect(0, 0, width, height);
      drawStars(paint, stars, travelled, { width, height });
      drawPath(elapsed, phase);
      sparks = sparks.filter((spark) => (spark.life -= step / 900) > 0);
      drawSparks(paint, sparks, step);
      return sparks.length > 0;
    },
  };
}
