-- The list of coupons counts the paid uses of each coupon on its page. Few columns, so that the index stays much smaller than the table.
create index if not exists coupon_uses_paid on coupon_uses (coupon_code, state) where state in ('consumed', 'honoured');
