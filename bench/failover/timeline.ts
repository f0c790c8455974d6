import { isDone, type Sent } from '../lib/busy-students.ts';

/** One fault on the common clock of the drill, in milliseconds. */
export type Episode = {
  name: string;
  beganAt: number;
  struckAt: number;
  /** When another machine was the primary, and when the struck one came back. */
  promotedAt: number | null;
  repairedAt: number | null;
  healedAt: number;
  endedAt: number;
  sent: readonly Sent[];
};

const SECOND = 1_000;
const TICK = 10 * SECOND;
const SIZE = { second: 7, row: 112, left: 56, top: 34, bars: 70, width: 760 };
const COLOURS = {
  done: '#2f7d5b',
  later: '#d98a1f',
  wrong: '#b3261e',
  line: '#5b6470',
  text: '#1f2933',
  back: '#ffffff',
};

/** The drill as a picture: for each fault a row, in it a bar for each second with what was answered. */
export function drawTimeline(episodes: readonly Episode[], caption: string): string {
  const most = Math.max(
    1,
    ...episodes.flatMap((episode) => secondsOf(episode).map(({ done, later, wrong }) => done + later + wrong)),
  );
  const height = SIZE.top + episodes.length * SIZE.row + 34;
  const rows = episodes.map((episode, at) => drawRow(episode, SIZE.top + at * SIZE.row, most));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${height}" font-family="system-ui, sans-serif" font-size="11" role="img" aria-label="Requests per second while the primary database fails">`,
    `<rect width="100%" height="100%" fill="${COLOURS.back}"/>`,
    legend(),
    ...rows,
    text(8, height - 10, caption, COLOURS.line),
    '</svg>\n',
  ].join('\n');
}

type Second = { done: number; later: number; wrong: number };

function secondsOf({ beganAt, endedAt, sent }: Episode): Second[] {
  const seconds = Array.from({ length: Math.ceil((endedAt - beganAt) / SECOND) }, () => ({
    done: 0,
    later: 0,
    wrong: 0,
  }));
  for (const one of sent) {
    const second = seconds[Math.floor((one.answeredAt - beganAt) / SECOND)];
    if (!second) continue;
    if (isDone(one)) second.done += 1;
    else if (one.status === 503 && one.isToldWhen) second.later += 1;
    // A repeated request whose first try had succeeded is refused, rightly.
    else if (one.status === null || one.status >= 500) second.wrong += 1;
    else second.done += 1;
  }
  return seconds;
}

function drawRow(episode: Episode, top: number, most: number): string {
  const scale = Math.min(
    SIZE.second,
    (SIZE.width - SIZE.left - 12) / Math.max(1, (episode.endedAt - episode.beganAt) / SECOND),
  );
  const base = top + 22 + SIZE.bars;
  const x = (at: number) => SIZE.left + ((at - episode.beganAt) / SECOND) * scale;
  const bars = secondsOf(episode).flatMap((second, index) => {
    let from = base;
    return (['done', 'later', 'wrong'] as const).map((kind) => {
      const tall = (second[kind] / most) * SIZE.bars;
      from -= tall;
      return `<rect x="${round(SIZE.left + index * scale)}" y="${round(from)}" width="${round(scale - 1)}" height="${round(tall)}" fill="${COLOURS[kind]}"/>`;
    });
  });
  const outcome =
    episode.promotedAt === null
      ? 'three processes replaced'
      : `well again after ${((episode.healedAt - episode.struckAt) / SECOND).toFixed(1)} s`;
  const ticks = Array.from({ length: Math.floor((episode.endedAt - episode.struckAt) / TICK) + 1 }, (_, at) =>
    text(
      x(episode.struckAt + at * TICK) - 3,
      base + 12,
      `${(at * TICK) / SECOND}${at === 0 ? ' s' : ''}`,
      COLOURS.line,
    ),
  );
  const marks = [
    mark(x(episode.struckAt), base, episode.name),
    ...(episode.promotedAt === null ? [] : [mark(x(episode.promotedAt), base, 'new primary', 11)]),
    ...(episode.repairedAt === null ? [] : [mark(x(episode.repairedAt), base, 'machine back')]),
  ];
  return [
    text(8, base - SIZE.bars + 8, `${most}/s`, COLOURS.line),
    text(8, base, '0', COLOURS.line),
    ...bars,
    `<line x1="${SIZE.left}" x2="${SIZE.width - 12}" y1="${base}" y2="${base}" stroke="${COLOURS.line}" stroke-width="0.5"/>`,
    ...ticks,
    ...marks,
    `<text x="${SIZE.width - 12}" y="${base - SIZE.bars - 4}" text-anchor="end" fill="${COLOURS.text}">${outcome}</text>`,
  ].join('\n');
}

const mark = (x: number, base: number, label: string, lower = 0) =>
  `<line x1="${round(x)}" x2="${round(x)}" y1="${base - SIZE.bars - 10 + lower}" y2="${base}" stroke="${COLOURS.text}" stroke-dasharray="3 2"/>${text(x + 3, base - SIZE.bars - 4 + lower, label, COLOURS.text)}`;

const text = (x: number, y: number, words: string, fill: string) =>
  `<text x="${round(x)}" y="${round(y)}" fill="${fill}" stroke="${COLOURS.back}" stroke-width="3" paint-order="stroke">${words}</text>`;

const legend = () =>
  (
    [
      ['done', 'answered'],
      ['later', '503, come back later'],
      ['wrong', 'any other failure'],
    ] as const
  )
    .map(([kind, words], at) => {
      const left = 8 + at * 170;
      return `<rect x="${left}" y="8" width="10" height="10" fill="${COLOURS[kind]}"/>${text(left + 15, 17, words, COLOURS.text)}`;
    })
    .join('');

const round = (value: number) => Math.round(value * 10) / 10;
