export default {
  label: 'सूचना',
  dismiss: 'ही सूचना बाजूला करा',
};
