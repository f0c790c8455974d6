export default {
  label: 'सूचना',
  dismiss: 'ही सूचना काढून टाका',
};
