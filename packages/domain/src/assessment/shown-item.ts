import type { Language } from '../language/languages.ts';
import type { Figure } from './figure.ts';
import type { InstrumentItem, SaidFigure } from './items/item.ts';

/** What a browser may see of an item, in a language: neither its scale nor its right answer. Other languages come with the English original. */
export function shownItem(item: InstrumentItem, language: Language) {
  const { id } = item;
  const figures = item.kind === 'task' ? item.figures : undefined;
  return {
    id,
    text: item.text[language],
    ...(figures === undefined
      ? {}
      : { figures: { columns: figures.columns, list: figures.list.map((figure) => shownFigure(figure, language)) } }),
    options: item.options.map(({ text, figure }) => ({
      ...(text === undefined ? {} : { text: text[language] }),
      ...(figure === undefined ? {} : { figure: shownFigure(figure, language) }),
    })),
    ...(language === 'en' ? {} : { english: originalOf(item) }),
  };
}

const shownFigure = (figure: SaidFigure, language: Language): Figure<string> => ({
  ...figure,
  alt: figure.alt[language],
});

/** The English original of the question; options without text have none. */
const originalOf = ({ text, options }: InstrumentItem) => ({
  text: text.en,
  options: options.flatMap((option) => option.text?.en ?? []),
});
