/** A corner of the hexagon at so many per cent of the way out; the first stands on top, the others follow clockwise. */
export function corner(place: number, percent: number, { centre, radius }: { centre: number; radius: number }) {
  const angle = (place / 6) * 2 * Math.PI - Math.PI / 2;
  const away = (radius * percent) / 100;
  return { x: centre + away * Math.cos(angle), y: centre + away * Math.sin(angle) };
}

/** The points of a ring or of a profile, as SVG wants them: '150,20 262.6,85 …'. */
export function outline(percents: readonly number[], frame: { centre: number; radius: number }): string {
  return percents
    .map((percent, place) => {
      const { x, y } = corner(place, percent, frame);
      return `${round(x)},${round(y)}`;
    })
    .join(' ');
}

const round = (value: number) => Math.round(value * 10) / 10;
