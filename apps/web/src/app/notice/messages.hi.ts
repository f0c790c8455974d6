export default {
  label: 'सूचना',
  dismiss: 'यह सूचना हटाएँ',
};
