export default {
  percent: (percent: number) => `${percent}%`,
  lowest: (percent: number) => `${percent}% पर्यंत`,
  highest: (percent: number) => `${percent}%+`,
  bands: {
    Safe: 'जवळपास नक्की',
    Likely: 'चांगली शक्यता',
    Possible: 'होऊ शकते',
    Reach: 'कठीण',
    Unlikely: 'खूप कठीण',
  },
};
