export default {
  inDoubt: 'शायद न दी जाए',
  likely: (chance: string) => `सीट दी जाने की संभावना ${chance}`,
  record: (years: number, of: number) => `पिछले ${of} सालों में से ${years} में दी गई`,
  newIn: (year: number) => `पहली बार ${year} में दी गई`,
  why: 'सूचियों में वही सीट दिखती है जो किसी को मिली। जिसे किसी ने नहीं माँगा, वह भी “नहीं दी गई” गिनी जाती है।',
};
