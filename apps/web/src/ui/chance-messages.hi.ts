export default {
  percent: (percent: number) => `${percent}%`,
  lowest: (percent: number) => `${percent}% तक`,
  highest: (percent: number) => `${percent}%+`,
  bands: {
    Safe: 'लगभग पक्का',
    Likely: 'अच्छी संभावना',
    Possible: 'हो सकता है',
    Reach: 'मुश्किल',
    Unlikely: 'बहुत मुश्किल',
  },
};
